import type { Wooden } from "../../figures";

const figures: Record<string, Wooden> = {
  builder: { plaque: [0, 4, 0.82] },
  pig: { plaque: [-1.5, 1.5, 0.78], upright: true },
};

export default figures;
