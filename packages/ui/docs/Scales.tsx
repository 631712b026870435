import { vars } from '../src/theme/contract.css.ts';
import { spaces, typeScale } from '../src/theme/scale.ts';
import type { SpaceStep, TypeStep } from '../src/theme/scale.ts';
import { bar } from './docs.css.ts';

const typeSteps: readonly TypeStep[] = [12, 13, 14, 16, 20, 24, 32, 44];
const spaceSteps: readonly SpaceStep[] = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 56, 72];

/** Every size of the type scale, set in itself. */
export function TypeScale() {
  return (
    <table>
      <tbody>
        {typeSteps.map((step) => (
          <tr key={step}>
            <th scope="row">
              {step} / {typeScale[step]}
            </th>
            <td
              style={{
                fontFamily: vars.font.body,
                fontSize: vars.type[step].size,
                lineHeight: vars.type[step].lineHeight,
              }}
            >
              480 000.00 Toʻlov Оплата
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every step of the spacing scale, drawn at its length. */
export function SpaceScale() {
  return (
    <ul>
      {spaceSteps.map((step) => (
        <li key={step}>
          {spaces[step]}
          <div className={bar} style={{ inlineSize: vars.space[step] }} />
        </li>
      ))}
    </ul>
  );
}
