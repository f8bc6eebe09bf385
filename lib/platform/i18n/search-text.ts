/** Latin letters that are no letter with an accent, and what they are written as without them. */
const plainLetters = new Map(
  (
    "æ:ae ð:d ø:o þ:th ß:ss ẞ:ss đ:d ħ:h ı:i ĳ:ij ĸ:q ŀ:l ł:l ŉ:n ŋ:n œ:oe ŧ:t ſ:s ƀ:b ƀ:b ɓ:b ƃ:b ƈ:c ɖ:d ɗ:d ƌ:d ɛ:e ƒ:f ɠ:g ƕ:hv " +
    "ɨ:i ƙ:k ƚ:l ɲ:n ƞ:n ƣ:oi ƥ:p ƫ:t ƭ:t ʈ:t ʋ:v ƴ:y ƶ:z ǆ:dz ǅ:dz ǉ:lj ǈ:lj ǌ:nj ǣ:ae ǥ:g ǳ:dz ǲ:dz ȡ:d ȥ:z ȴ:l ȵ:n ȶ:t ȷ:j " +
    "ȸ:db ȹ:qp ⱥ:a ȼ:c ⱦ:t ȿ:s ɀ:z ʉ:u ɇ:e ɉ:j ɍ:r ʀ:r ɏ:y ẚ:a ẜ:s ẝ:s ỻ:ll ỽ:v ỿ:y"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** Text as searches compare it: lower case, without accents, apostrophes and hyphens. The same as `public.search_text` of the database. */
export const searchText = (text: string) =>
  Array.from(text.normalize("NFD").replace(/[\u0300-\u036f]/g, ""), (sign) => {
    const small = sign.toLowerCase();
    return plainLetters.get(small) ?? small;
  })
    .join("")
    .replace(/['’‘‛ʹʻʼʽʾʿˈˋ′＇`´\u00ad‐‑‒–—―˗−-]/g, "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
