import { darkPalette, lightPalette } from '../src/theme/palette.ts';
import type { Oklch, Palette } from '../src/theme/palette.ts';
import { toHex } from '../src/theme/srgb.ts';
import { Stack } from '../src/components/stack/index.ts';
import { code, colourField, sample, themed, tiles } from './docs.css.ts';

type Token = { readonly name: string; readonly colour: Oklch };

const uses: Readonly<Record<string, string>> = {
  canvas: 'the page',
  surface: 'cards, fields',
  surfaceRaised: 'what floats',
  surfaceSunken: 'wells, disabled',
  line: 'hairlines',
  lineStrong: 'edges of controls',
  ink: 'text, figures',
  inkMuted: 'labels',
  inkFaint: 'placeholders',
};

function Field({ name, colour }: Token) {
  return (
    <div>
      <div className={colourField} style={{ backgroundColor: colour }} />
      <strong>{name}</strong>
      {uses[name] !== undefined && `: ${uses[name]}`}
      <div className={code}>
        {colour}
        <br />
        {toHex(colour)}
      </div>
    </div>
  );
}

function Theme({ palette }: { readonly palette: Palette }) {
  const tones = Object.entries(palette.tone).map(([tone, roles]) =>
    Object.entries<Oklch>(roles).map(([role, colour]) => ({ name: `${tone}.${role}`, colour })),
  );
  const neutrals = Object.entries<Oklch>(palette.color).map(([name, colour]) => ({ name, colour }));
  return (
    <section className={themed} data-theme={palette.scheme} aria-label={palette.scheme}>
      <Stack gap={32}>
        {[neutrals, ...tones].map((tokens) => (
          <div key={tokens[0]?.name} className={tiles}>
            {tokens.map((token) => (
              <Field key={token.name} {...token} />
            ))}
          </div>
        ))}
      </Stack>
    </section>
  );
}

/** Every colour of a theme, on that theme's canvas. */
export function ColourTokens({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  return (
    <div className={`sb-unstyled ${sample}`}>
      <Theme palette={scheme === 'light' ? lightPalette : darkPalette} />
    </div>
  );
}
