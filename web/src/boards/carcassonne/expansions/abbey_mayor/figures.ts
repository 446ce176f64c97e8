import type { Wooden } from "../../figures";

const figures: Record<string, Wooden> = {
  mayor: { plaque: [0, 5, 0.9] },
  wagon: { plaque: [-1, -2.8, 0.82] },
  barn: { plaque: [0, 4.5, 0.95] },
};

export default figures;
