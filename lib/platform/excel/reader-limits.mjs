export const maxSheets = 50;
export const maxCells = 500_000;
export const maxCellLength = 32_767;
export const maxMegabytes = 40;

/** Why a file is refused: a key of messages/<locale>/sheets.json and its values. */
export class Refusal extends Error {
  constructor(key, values = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

export const tooMuchInside = () => new Refusal("tooMuchInside", { most: maxMegabytes });
export const tooManyCells = () => new Refusal("tooManyCells", { most: maxCells });
export const tooManySheets = () => new Refusal("tooManySheets", { most: maxSheets });
