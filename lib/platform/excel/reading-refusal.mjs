export const mostSheets = 50;
export const mostCells = 500_000;
export const mostLetters = 32_767;
export const mostMegabytes = 40;

/** Why a file is refused: a key of messages/<locale>/sheets.json and its values. */
export class Refusal extends Error {
  constructor(key, values = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

export const tooMuchInside = () => new Refusal("tooMuchInside", { most: mostMegabytes });
export const tooManyCells = () => new Refusal("tooManyCells", { most: mostCells });
export const tooManySheets = () => new Refusal("tooManySheets", { most: mostSheets });
