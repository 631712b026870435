import { drawPng } from './draw-png.ts';

const side = 96;
/** Each pixel is the mean of so many by so many points, which makes the edges smooth. */
const points = 4;

/** The first demo merchant's logo: an eight-pointed star as on the tiles of Samarqand, as a PNG. */
export function drawDemoLogo(): Buffer {
  return drawPng(side, side, (x, y) => {
    let [turquoise, gold] = [0, 0];
    for (let point = 0; point < points * points; point += 1) {
      const across = (x + ((point % points) + 0.5) / points) / side - 0.5;
      const down = (y + (Math.floor(point / points) + 0.5) / points) / side - 0.5;
      const part = partAt(across, down);
      if (part === 'star') turquoise += 1;
      if (part === 'heart') gold += 1;
    }
    const all = turquoise + gold;
    if (all === 0) return [0, 0, 0, 0];
    const mixed = (one: number, other: number) => (one * turquoise + other * gold) / all;
    return [mixed(11, 233), mixed(110, 178), mixed(110, 60), (255 * all) / points ** 2];
  });
}

/** Two squares, one turned by 45 degrees, are a star; within it a smaller one. From the middle, in sides. */
function partAt(across: number, down: number): 'heart' | 'star' | undefined {
  const straight = Math.max(Math.abs(across), Math.abs(down));
  const turned = (Math.abs(across) + Math.abs(down)) / Math.SQRT2;
  const distance = Math.min(straight, turned);
  if (distance > 0.35) return undefined;
  return distance < 0.16 ? 'heart' : 'star';
}
