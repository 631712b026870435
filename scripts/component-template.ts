import { pascal } from './component-facts.ts';
import type { Room } from './component-form.ts';

/** The name of a new component and its place. */
export interface NewComponent {
  /** `DateField`. */
  readonly name: string;
  /** Its place in Storybook; those aware of payments have a room of their own. */
  readonly room: Room | 'Payments';
}

/** `DateField` as a folder is written: `date-field`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}

/** The folder of a new component, from the root. */
export function folderOf({ name, room }: NewComponent): string {
  return `packages/ui/src/${room === 'Payments' ? 'payments' : 'components'}/${kebab(name)}`;
}

/** Whether a name is one that a folder can carry and give back: `DateField`, not `datefield` or `QRCode`. */
export function isComponentName(name: string): boolean {
  return /^[A-Z][A-Za-z\d]+$/.test(name) && pascal(kebab(name)) === name;
}

/** The files of a new component in the standard form, by name. Complete: its contents are placeholders. */
export function filesOf(component: NewComponent): Readonly<Record<string, string>> {
  const { name } = component;
  return {
    [`${name}.tsx`]: source(name),
    [`${name}.css.ts`]: styles(component),
    [`${name}.stories.tsx`]: stories(component),
    [`${name}.mdx`]: page(name),
    'index.ts': `export { ${name} } from './${name}.tsx';\nexport type { ${name}Props } from './${name}.tsx';\n`,
  };
}

const source = (name: string): string => `import type { ReactNode } from 'react';
import { surface } from './${name}.css.ts';

export type ${name}Props = {
  /** Its content. */
  readonly children: ReactNode;
};

/** Says in one sentence what ${spoken(name)} is for. */
export function ${name}({ children }: ${name}Props) {
  return <div className={surface}>{children}</div>;
}
`;

function styles({ room }: NewComponent): string {
  const [rule, from] =
    room === 'Payments'
      ? ['paymentRule', '../payment-rule.ts']
      : ['componentRule', '../../theme/component-rule.ts'];
  const imports = [
    `import { vars } from '../../theme/contract.css.ts';`,
    `import { ${rule} } from '${from}';`,
  ];
  return `import { style } from '@vanilla-extract/css';
${imports.join('\n')}

export const surface = style(
  ${rule}({
    padding: vars.space[12],
    border: \`\${vars.elevation.hairline} solid \${vars.color.line}\`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
  }),
);
`;
}

function stories({ name, room }: NewComponent): string {
  const title = room === 'Payments' ? `Payments/${name}` : `Components/${room}/${name}`;
  const up = room === 'Payments' ? '../../components' : '..';
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '${up}/stack/index.ts';
import { ${name} } from './index.ts';

const meta = {
  title: '${title}',
  component: ${name},
  args: { children: 'Merchant balance' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The example is visible. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Merchant balance')).toBeVisible();
  },
};

/** Every state and variant in one picture. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <${name} {...args} />
      <${name}>18 430 211.00 UZS</${name}>
    </Stack>
  ),
};

/** Long, empty, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  render: () => (
    <Stack gap={16}>
      <${name}>Баланс мерчанта по терминалам для приёма депозитов с карт Humo и Uzcard</${name}>
      <${name}>Toʻlov gʻaznasi: Oʻzbekiston soʻmidagi barcha kirimlar boʻyicha qoldiq</${name}>
      <${name}>019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E</${name}>
      <${name}>{''}</${name}>
    </Stack>
  ),
};
`;
}

const page = (
  name: string,
): string => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import { Changes, Maturity } from '../../../docs/ComponentRecord.tsx';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${name}

Says in one sentence what ${spoken(name)} is for.

<Maturity of={stories} />

<Canvas of={stories.Playground} />

<Controls of={stories.Playground} />

## When to use

- For what people come for.

## When not to use

- Around anything, without a meaning of its own: [Card](?path=/docs/components-data-card--docs).

## Anatomy

1. **Surface:** always.
2. **Content:** always, \`children\`.

## Do and don't

- **Do:** say what it is about. **Don't:** leave it empty.

## Content

- A noun, in sentence case, without a full stop: "Merchant balance".

## Keyboard

None: it is not a control.

## Screen reader

"Merchant balance".

## States

<Canvas of={stories.Sheet} />

## Texts

<Canvas of={stories.Texts} />

## Changes

<Changes of={stories} />
`;

/** `DateField` in a sentence: `a date field`. */
function spoken(name: string): string {
  const words = kebab(name).replaceAll('-', ' ');
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}
