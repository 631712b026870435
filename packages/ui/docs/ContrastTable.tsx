import { contrast } from '../src/theme/contrast.ts';
import type { Oklch, Palette } from '../src/theme/palette.ts';
import { swatch } from './docs.css.ts';

type Row = readonly [name: string, colour: Oklch, on: string, ground: Oklch];

function rows({ color, tone }: Palette): readonly Row[] {
  return [
    ...(['ink', 'inkMuted', 'inkFaint', 'lineStrong'] as const).map((name): Row => [
      name,
      color[name],
      'canvas',
      color.canvas,
    ]),
    ...Object.entries(tone).flatMap(([name, of]): Row[] => [
      [`${name}.onSolid`, of.onSolid, `${name}.solid`, of.solid],
      [`${name}.onSoft`, of.onSoft, `${name}.soft`, of.soft],
      [`${name}.line`, of.line, 'surface', color.surface],
    ]),
  ];
}

/** The pairs of a theme, each shown as it is used and with its measured contrast. */
export function ContrastTable({ palette }: { readonly palette: Palette }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>Value</th>
          <th>On</th>
          <th>Contrast</th>
        </tr>
      </thead>
      <tbody>
        {rows(palette).map(([name, colour, on, ground]) => (
          <tr key={name}>
            <td>
              <span className={swatch} style={{ color: colour, backgroundColor: ground }}>
                {name}
              </span>
            </td>
            <td>
              <code>{colour}</code>
            </td>
            <td>{on}</td>
            <td>{contrast(colour, ground).toFixed(1)} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
