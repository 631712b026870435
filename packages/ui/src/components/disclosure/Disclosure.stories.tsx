import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Disclosure, DisclosureGroup } from './index.ts';

const mounted = fn();

/* Reports that it is mounted. */
function Content({ children }: { readonly children: string }) {
  return <p ref={(element) => void (element && mounted(children))}>{children}</p>;
}

const meta = {
  title: 'Components/Data/Disclosure',
  component: Disclosure,
  args: {
    title: 'Errors',
    count: 3,
    headingLevel: 3,
    children: <Content>Provider did not answer</Content>,
    onExpandedChange: fn(),
  },
  beforeEach: () => {
    mounted.mockClear();
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Opened and closed with Enter and Space. The content is mounted on first opening, and then kept.
 */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Errors (3)' });
    await expect(canvas.getByRole('heading', { level: 3, name: 'Errors (3)' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(mounted).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Provider did not answer')).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Provider did not answer')).not.toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByText('Provider did not answer')).toBeVisible();
    await expect(mounted).toHaveBeenCalledOnce();
  },
};

const sections = (
  <>
    <Disclosure id="errors" title="Errors" count={3} headingLevel={3}>
      <Content>Provider did not answer</Content>
    </Disclosure>
    <Disclosure id="events" title="Event Log" count={12} headingLevel={3}>
      <Content>Status changed</Content>
    </Disclosure>
    <Disclosure id="transactions" title="Transactions" count={0} headingLevel={3}>
      <Content>No transactions</Content>
    </Disclosure>
  </>
);

/**
 * Sections that belong together; each opens independently, and Tab moves through the headings and
 * open content.
 */
export const Group: Story = {
  render: () => <DisclosureGroup defaultExpandedKeys={['events']}>{sections}</DisclosureGroup>,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Status changed')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Event Log (12)' })).toHaveFocus();
    await expect(canvas.getByText('Provider did not answer')).toBeVisible();
    await expect(canvas.getByText('Status changed')).toBeVisible();
  },
};

const startOf = (element: Element | null) => element?.getBoundingClientRect().left;

/** The chevron and the content begin on the line of the page, like the headings and cards above them. */
export const OnTheLine: Story = {
  render: () => (
    <>
      <h2>Heading</h2>
      <DisclosureGroup defaultExpandedKeys={['events']}>{sections}</DisclosureGroup>
    </>
  ),
  play: async ({ canvas }) => {
    const line = startOf(canvas.getByRole('heading', { level: 2 }));
    const button = canvas.getByRole('button', { name: 'Event Log (12)' });
    await expect(startOf(button.querySelector('svg'))).toBe(line);
    await expect(startOf(canvas.getByText('Status changed'))).toBe(line);
  },
};

/** Sections with something inside stand out among empty ones. */
export const QuietWhenEmpty: Story = {
  render: () => <DisclosureGroup>{sections}</DisclosureGroup>,
  play: async ({ canvas }) => {
    const weightOf = (name: string) =>
      Number(getComputedStyle(canvas.getByRole('button', { name })).fontWeight);
    await expect(weightOf('Transactions (0)')).toBeLessThan(weightOf('Errors (3)'));
  },
};

/** When only one is useful at a time, opening it closes the others. */
export const OneAtATime: Story = {
  render: () => <DisclosureGroup allowsMultipleExpanded={false}>{sections}</DisclosureGroup>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Errors (3)' }));
    await expect(canvas.getByText('Provider did not answer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Event Log (12)' }));
    await expect(canvas.getByText('Status changed')).toBeVisible();
    await expect(canvas.getByText('Provider did not answer')).not.toBeVisible();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={24}>
      <DisclosureGroup defaultExpandedKeys={['events']}>{sections}</DisclosureGroup>
      <Disclosure title="Without a count" headingLevel={3}>
        Closed
      </Disclosure>
      <Disclosure title="Disabled" count={2} headingLevel={3} isDisabled>
        Closed
      </Disclosure>
    </Stack>
  ),
};

/** A long title wraps beside its chevron. */
export const Texts: Story = {
  render: () => (
    <DisclosureGroup defaultExpandedKeys={['long', 'unbroken']}>
      <Disclosure
        id="long"
        title="История обращений в службу поддержки по этому счёту и связанным с ним выплатам"
        count={10_000}
        headingLevel={3}
      >
        Toʻlov oʻtmadi, gʻazna javob bermadi
      </Disclosure>
      <Disclosure
        id="unbroken"
        title="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        headingLevel={3}
      >
        019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E
      </Disclosure>
      <Disclosure title="Пусто" count={0} headingLevel={3}>
        {null}
      </Disclosure>
    </DisclosureGroup>
  ),
};
