import { contrastPairs } from '../src/theme/contrast-pairs.ts';
import type { ContrastPair } from '../src/theme/contrast-pairs.ts';
import { contrast } from '../src/theme/contrast.ts';
import { darkPalette, lightPalette } from '../src/theme/palette.ts';
import type { Palette } from '../src/theme/palette.ts';
import { Badge } from '../src/components/badge/index.ts';
import { chip, code, sample, scroller, table, themed } from './docs.css.ts';

const backgrounds: readonly string[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'];

/** Rounded down: nothing looks better than it is. */
const written = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

function Ratio({ frontColour, backColour, least }: ContrastPair) {
  const ratio = contrast(frontColour, backColour);
  return (
    <td>
      <span className={chip} style={{ color: frontColour, backgroundColor: backColour }}>
        {written(ratio)}
      </span>
      {ratio < least && <Badge tone="error">too little</Badge>}
    </td>
  );
}

/** Colours allowed on every surface, one row each. */
function OnSurfaces({ pairs }: { readonly pairs: readonly ContrastPair[] }) {
  const fronts = [...new Set(pairs.map(({ front }) => front))];
  return (
    <table className={table}>
      <thead>
        <tr>
          <th>Colour</th>
          <th>At least</th>
          {backgrounds.map((background) => (
            <th key={background}>on {background}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fronts.map((front) => {
          const row = pairs.filter((pair) => pair.front === front);
          return (
            <tr key={front}>
              <th scope="row" className={code}>
                {front}
              </th>
              <td>{row[0]?.least} : 1</td>
              {row.map((pair) => (
                <Ratio key={pair.back} {...pair} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Colours allowed on a tone's own surfaces. */
function OnTones({ pairs }: { readonly pairs: readonly ContrastPair[] }) {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th>Colour</th>
          <th>On</th>
          <th>At least</th>
          <th>Contrast</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.front} ${pair.back}`}>
            <th scope="row" className={code}>
              {pair.front}
            </th>
            <td className={code}>{pair.back}</td>
            <td>{pair.least} : 1</td>
            <Ratio {...pair} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Theme({ palette }: { readonly palette: Palette }) {
  const pairs = contrastPairs(palette);
  const isOnSurface = ({ back }: ContrastPair) => backgrounds.includes(back);
  return (
    <section className={themed} data-theme={palette.scheme} aria-label={palette.scheme}>
      <OnSurfaces pairs={pairs.filter(isOnSurface)} />
      <br />
      <OnTones pairs={pairs.filter((pair) => !isOnSurface(pair))} />
    </section>
  );
}

/** Every pair of a theme that may meet, in its colours and with its contrast. */
export function ContrastTable({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  return (
    <div className={`sb-unstyled ${sample} ${scroller}`}>
      <Theme palette={scheme === 'light' ? lightPalette : darkPalette} />
    </div>
  );
}
