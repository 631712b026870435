import { Badge } from '../src/components/badge/index.ts';
import { MaturityBadge } from './ComponentRecord.tsx';
import { components } from './component-status.ts';
import type { ComponentStatus } from './component-status.ts';
import { code, figure, group, sample, scroller, table } from './docs.css.ts';

const rooms = [
  'Layout',
  'Actions',
  'Navigation',
  'Fields',
  'Overlays',
  'Feedback',
  'Data',
  'Payments',
];

/** The number of components, and how many are complete. */
export function StatusSummary() {
  const complete = components.filter(({ lacks }) => lacks.length === 0).length;
  const stable = components.filter(({ reasonsForNew }) => reasonsForNew.length === 0).length;
  const sum = (of: (component: ComponentStatus) => number) =>
    components.reduce<number>((all, component) => all + of(component), 0);
  return (
    <p className={`sb-unstyled ${sample}`}>
      {components.length} components, {complete} of them complete, {stable} stable and{' '}
      {components.length - stable} new; {sum(({ stories }) => stories)} stories,{' '}
      {sum(({ playTests }) => playTests)} with a play test.
    </p>
  );
}

function Accessibility({ lenientStories }: ComponentStatus) {
  if (lenientStories > 0) return <Badge tone="warning">{`${lenientStories} exempt`}</Badge>;
  return <Badge tone="success">checked</Badge>;
}

function Row(component: ComponentStatus) {
  const { name, entry, docsId, stories, playTests, unitTests, hasTypeTest, bytes, lacks } =
    component;
  return (
    <tr>
      <th scope="row">
        <a href={`./?path=/docs/${docsId}`} target="_top">
          {name}
        </a>
        <div className={code}>{entry}</div>
      </th>
      <td>
        <MaturityBadge {...component} />
      </td>
      <td className={figure}>{stories}</td>
      <td className={figure}>{component.isInteractive || playTests > 0 ? playTests : '–'}</td>
      <td className={figure}>{unitTests > 0 ? unitTests : '–'}</td>
      <td>{hasTypeTest ? 'proved' : '–'}</td>
      <td>
        <Accessibility {...component} />
      </td>
      <td>{component.picture === undefined ? '–' : 'light, dark'}</td>
      <td className={figure}>{bytes === undefined ? '–' : (bytes / 1000).toFixed(1)}</td>
      <td>
        {lacks.length === 0 ? (
          <Badge tone="success">complete</Badge>
        ) : (
          <details>
            <summary>{lacks.length} to do</summary>
            {lacks.join('; ')}
          </details>
        )}
      </td>
    </tr>
  );
}

function Room({ room }: { readonly room: string }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={10} className={group}>
          {room}
        </th>
      </tr>
      {components
        .filter((component) => component.room === room)
        .map((component) => (
          <Row key={component.entry} {...component} />
        ))}
    </tbody>
  );
}

/** Every component with its tests, its accessibility, its sheet and its weight. */
export function StatusTable() {
  return (
    <div className={`sb-unstyled ${sample} ${scroller}`}>
      <table className={table}>
        <thead>
          <tr>
            <th>Component</th>
            <th>Maturity</th>
            <th className={figure}>Stories</th>
            <th className={figure}>Play tests</th>
            <th className={figure}>Unit tests</th>
            <th>Types</th>
            <th>Axe</th>
            <th>Pictures</th>
            <th className={figure}>kB</th>
            <th>Form</th>
          </tr>
        </thead>
        {rooms.map((room) => (
          <Room key={room} room={room} />
        ))}
      </table>
    </div>
  );
}
