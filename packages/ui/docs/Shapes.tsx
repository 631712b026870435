import { vars } from '../src/theme/contract.css.ts';
import { breakpoints, controlHeights, radii, widths } from '../src/theme/scale.ts';
import { code, plate, sample, scroller, table, tiles } from './docs.css.ts';

const radiusUses: Readonly<Record<keyof typeof radii, string>> = {
  inner: 'inside a control',
  control: 'buttons, fields',
  card: 'cards',
  sheet: 'dialogs, sheets',
  full: 'badges, switches',
};

/** Every radius on a plate of its own. */
export function Radii() {
  return (
    <div className={`sb-unstyled ${sample} ${tiles}`}>
      {Object.entries(radiusUses).map(([name, use]) => (
        <div key={name}>
          <div className={plate} style={{ borderRadius: vars.radius[isRadius(name)] }} />
          <strong>{name}</strong>: {use}
        </div>
      ))}
    </div>
  );
}

const isRadius = (name: string): keyof typeof radii =>
  Object.keys(radii).find((each): each is keyof typeof radii => each === name) ?? 'inner';

/** The two ways in which a surface lies on another. */
export function Elevations() {
  const { hairline, floating } = vars.elevation;
  return (
    <div className={`sb-unstyled ${sample} ${tiles}`}>
      <div>
        <div
          className={plate}
          style={{ borderRadius: vars.radius.card, border: `${hairline} solid ${vars.color.line}` }}
        />
        <strong>hairline</strong>: a card on the page
      </div>
      <div>
        <div
          className={plate}
          style={{
            borderRadius: vars.radius.card,
            border: `${hairline} solid ${vars.color.line}`,
            boxShadow: floating,
          }}
        />
        <strong>floating</strong>: menu, dialog, toast
      </div>
    </div>
  );
}

/** Heights of controls by density. */
export function ControlHeights() {
  const densities = Object.entries(controlHeights);
  return (
    <div className={`sb-unstyled ${sample} ${scroller}`}>
      <table className={table}>
        <thead>
          <tr>
            <th>Density</th>
            <th>sm</th>
            <th>md</th>
            <th>lg</th>
          </tr>
        </thead>
        <tbody>
          {densities.map(([name, { sm, md, lg }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{sm}</td>
              <td>{md}</td>
              <td>{lg}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Widths of the layout, and where it changes. */
export function Widths() {
  const rows = [
    ...Object.entries(widths).map(([name, width]) => [`width.${name}`, width] as const),
    ...Object.entries(breakpoints).map(([name, width]) => [`from ${name}`, width] as const),
  ];
  return (
    <div className={`sb-unstyled ${sample} ${scroller}`}>
      <table className={table}>
        <tbody>
          {rows.map(([name, width]) => (
            <tr key={name}>
              <th scope="row" className={code}>
                {name}
              </th>
              <td>{width}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
