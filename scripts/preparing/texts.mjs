const texts = {
  en: {
    title: "Nakhoda is being prepared",
    hint: "This page opens Nakhoda as soon as it is ready.",
    steps: {
      compile: "compiling",
      pages: "preparing pages",
      compress: "compressing files",
      database: "starting the database",
      migrate: "updating the database",
      seed: "filling the database",
      server: "starting the server",
    },
    minutes: (count) => `about ${count} minutes`,
    minute: "about a minute",
    lessThanMinute: "less than a minute",
    seconds: "a few seconds",
    failed: "Nakhoda could not be built",
    cause: "The end of the build's output:",
    next: "Correct the cause, stop this start with Ctrl-C and run npm start again.",
    unavailable: "Nakhoda is being prepared. Please try again shortly.",
    progress: "Progress",
  },
  id: {
    title: "Nakhoda sedang disiapkan",
    hint: "Halaman ini akan membuka Nakhoda begitu siap.",
    steps: {
      compile: "mengompilasi",
      pages: "menyiapkan halaman",
      compress: "memampatkan berkas",
      database: "menjalankan basis data",
      migrate: "memperbarui basis data",
      seed: "mengisi basis data",
      server: "menjalankan server",
    },
    minutes: (count) => `sekitar ${count} menit`,
    minute: "sekitar satu menit",
    lessThanMinute: "kurang dari satu menit",
    seconds: "beberapa detik",
    failed: "Nakhoda gagal dibangun",
    cause: "Bagian akhir keluaran proses build:",
    next: "Perbaiki penyebabnya, hentikan dengan Ctrl-C, lalu jalankan npm start lagi.",
    unavailable: "Nakhoda sedang disiapkan. Silakan coba sebentar lagi.",
    progress: "Kemajuan",
  },
};

/** Texts of the page that is shown while Nakhoda starts. @param {"en" | "id"} locale */
export const textsIn = (locale) => texts[locale];

/** Round seconds to what a person plans by. Undefined stays undefined: no estimate is better than a wrong one. */
export function durationText(seconds, t) {
  if (seconds === undefined) return undefined;
  if (seconds < 10) return t.seconds;
  if (seconds < 45) return t.lessThanMinute;
  return seconds < 90 ? t.minute : t.minutes(Math.round(seconds / 60));
}

/** The current step and what is left, as in "compiling, about 2 minutes". */
export const lineOf = ({ step, left }, t) => [t.steps[step], durationText(left, t)].filter(Boolean).join(", ");
