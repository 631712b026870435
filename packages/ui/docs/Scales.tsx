import { vars } from '../src/theme/contract.css.ts';
import { fontStacks, spaces, typeScale, weights } from '../src/theme/scale.ts';
import type { SpaceStep, TypeStep } from '../src/theme/scale.ts';
import { Stack } from '../src/components/stack/index.ts';
import { bar, code, sample, scroller, table } from './docs.css.ts';

const typeSteps: readonly TypeStep[] = [12, 13, 14, 16, 20, 24, 32, 44];
const spaceSteps: readonly SpaceStep[] = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 56, 72];

const typeUses: Readonly<Record<TypeStep, string>> = {
  12: 'table heads, hints',
  13: 'dense rows, badges',
  14: 'the back office’s text',
  16: 'the payment form’s text',
  20: 'headings of a part',
  24: 'a page’s title',
  32: 'figures of a card',
  44: 'the amount to be paid',
};

/** Every size of the type scale, set in itself. */
export function TypeScale() {
  return (
    <div className={`sb-unstyled ${sample} ${scroller}`}>
      <table className={table}>
        <thead>
          <tr>
            <th>Size / line</th>
            <th>For</th>
            <th>Sample</th>
          </tr>
        </thead>
        <tbody>
          {typeSteps.map((step) => (
            <tr key={step}>
              <th scope="row" className={code}>
                {step} / {typeScale[step]}
              </th>
              <td>{typeUses[step]}</td>
              <td
                style={{ fontSize: vars.type[step].size, lineHeight: vars.type[step].lineHeight }}
              >
                480&#8239;000.00 Toʻlov Оплата
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The three weights and the three stacks. */
export function TypeFaces() {
  const faces = { inter: vars.font.body, system: fontStacks.system, mono: vars.font.mono };
  return (
    <div className={`sb-unstyled ${sample} ${scroller}`}>
      <table className={table}>
        <tbody>
          {Object.entries(weights).map(([name, weight]) => (
            <tr key={name}>
              <th scope="row" className={code}>
                {name}, {weight}
              </th>
              <td style={{ fontWeight: weight }}>Change status Изменить статус</td>
            </tr>
          ))}
          {Object.entries(faces).map(([name, family]) => (
            <tr key={name}>
              <th scope="row" className={code}>
                {name}
              </th>
              <td style={{ fontFamily: family }}>019AA1F1 gʻazna Оплата 1,234.50</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every step of the spacing scale, drawn at its length. */
export function SpaceScale() {
  return (
    <div className={`sb-unstyled ${sample}`}>
      <Stack gap={12} as="ul">
        {spaceSteps.map((step) => (
          <li key={step}>
            <span className={code}>{spaces[step]}</span>
            <div className={bar} style={{ inlineSize: vars.space[step] }} />
          </li>
        ))}
      </Stack>
    </div>
  );
}
