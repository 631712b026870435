import { Badge } from '../src/components/badge/index.ts';
import { components } from './component-status.ts';
import type { Change, ComponentStatus } from './component-status.ts';
import { change, code, maturity, sample } from './docs.css.ts';

/** The stories of a component, as its docs page imports them. */
type OfStories = { readonly of: { readonly default: { readonly title: string } } };

function statusOf(title: string): ComponentStatus {
  const name = title.split('/').at(-1);
  const status = components.find((component) => component.name === name);
  if (status === undefined) throw new Error(`No component has the title ${title}`);
  return status;
}

/* An app by its name for people; another app by its folder. */
const nameOf = (app: string): string => appNames[app] ?? app;
const appNames: Readonly<Record<string, string>> = {
  backoffice: 'the back office',
  payform: 'the payment form',
};

/** Whether a component is stable or new, why it is new, and the apps that use it. */
export function Maturity({ of: { default: meta } }: OfStories) {
  const { apps, reasonsForNew } = statusOf(meta.title);
  return (
    <p className={`sb-unstyled ${sample} ${maturity}`}>
      <MaturityBadge reasonsForNew={reasonsForNew} />
      <span>
        {reasonsForNew.length > 0 && `${sentence(reasonsForNew)} `}
        {apps.length > 0 && `Used by ${apps.map(nameOf).join(' and ')}. `}
        <a href="./?path=/docs/guides-status--docs" target="_top">
          What this means
        </a>
      </span>
    </p>
  );
}

/** The word and colour of a maturity. */
export function MaturityBadge({ reasonsForNew }: Pick<ComponentStatus, 'reasonsForNew'>) {
  return reasonsForNew.length === 0 ? (
    <Badge tone="success">stable</Badge>
  ) : (
    <Badge tone="primary">new</Badge>
  );
}

/** The changes that name a component, the next version first. */
export function Changes({ of: { default: meta } }: OfStories) {
  const { changes } = statusOf(meta.title);
  const versions = [...new Set(changes.map(({ version }) => version))];
  if (changes.length === 0) {
    return <p className={`sb-unstyled ${sample}`}>No change since the first version.</p>;
  }
  return (
    <div className={`sb-unstyled ${sample}`}>
      {versions.map((version) => (
        <Version
          key={version}
          version={version}
          changes={changes.filter((each) => each.version === version)}
        />
      ))}
    </div>
  );
}

type VersionProps = { readonly version: string; readonly changes: readonly Change[] };

function Version({ version, changes }: VersionProps) {
  return (
    <>
      <strong>{version === '' ? 'In the next version' : version}</strong>
      <ul>
        {changes.map(({ level, text }) => (
          <li key={text} className={change}>
            <Badge isOutlined>{level}</Badge>
            <span>
              <Marked text={text} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/* A changeset has no Markdown but names in backticks: every second part. */
function Marked({ text }: { readonly text: string }) {
  return text.split('`').map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <code key={place} className={code}>
        {part}
      </code>
    ),
  );
}

function sentence(reasons: readonly string[]): string {
  const text = reasons.join(', and ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
