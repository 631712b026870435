import { useState } from 'react';
import { accentFor, accentVariables } from '../src/theme/accent.ts';
import { contrast } from '../src/theme/contrast.ts';
import { darkPalette, lightPalette } from '../src/theme/palette.ts';
import type { Palette } from '../src/theme/palette.ts';
import { oklch, fromHex, toHex } from '../src/theme/srgb.ts';
import { Button } from '../src/components/button/index.ts';
import { Grid } from '../src/components/grid/index.ts';
import { Inline } from '../src/components/inline/index.ts';
import { Stack } from '../src/components/stack/index.ts';
import { chosenColour, code, sample, themed } from './docs.css.ts';

const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)} : 1`;

function Face({ chosen, palette }: { readonly chosen: string; readonly palette: Palette }) {
  const accent = accentFor(chosen, palette);
  const given = fromHex(chosen);
  if (accent === undefined || given === undefined) return null;
  const isKept = toHex(accent.solid) === chosen;
  const before = contrast(oklch(given), palette.color.surface);
  return (
    <div
      className={themed}
      data-theme={palette.scheme}
      data-face="payform"
      data-accent
      style={accentVariables(chosen)}
    >
      <Stack gap={16}>
        <Button variant="primary" size="lg" isWide>
          Pay 480&#8239;000.00 UZS
        </Button>
        <div>
          {isKept
            ? 'It can be read: it stays as it is.'
            : `Corrected: ${toHex(accent.solid)}. The chosen colour is ${ratio(before)} on a card.`}
          <div className={code}>
            {accent.solid}, {ratio(contrast(accent.solid, palette.color.surface))} on a card
            <br />
            {accent.ink}, {ratio(contrast(accent.ink, accent.solid))} on the accent
          </div>
        </div>
      </Stack>
    </div>
  );
}

/** Choose a merchant's colour and see the derived accent in both themes. */
export function AccentSample() {
  const [chosen, setChosen] = useState('#ffc400');
  const variables = Object.entries(accentVariables(chosen) ?? {});
  return (
    <div className={`sb-unstyled ${sample}`}>
      <Stack gap={16}>
        <Inline as="span">
          <input
            id="accent"
            type="color"
            value={chosen}
            className={chosenColour}
            onChange={({ target }) => setChosen(target.value)}
          />
          <label htmlFor="accent">
            The merchant’s colour: <span className={code}>{chosen}</span>
          </label>
        </Inline>
        <Grid columns={2}>
          <Face chosen={chosen} palette={lightPalette} />
          <Face chosen={chosen} palette={darkPalette} />
        </Grid>
        <pre className={code}>
          {variables.map(([name, value]) => `${name}: ${value};`).join('\n')}
        </pre>
      </Stack>
    </div>
  );
}
