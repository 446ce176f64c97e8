import type { Wooden } from "../../figures";

const figures: Record<string, Wooden> = { big: { plaque: [0, 1.8, 1.05] } };

export default figures;
