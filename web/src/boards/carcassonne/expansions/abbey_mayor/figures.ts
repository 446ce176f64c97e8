import type { Wooden } from "../../figures";

const figures: Record<string, Wooden> = {
  mayor: { plaque: [0, 6.8, 0.86] },
  wagon: { plaque: [-1, -2.8, 0.82] },
  barn: { plaque: [0, 6.2, 0.95] },
};

export default figures;
