import type { Indexer, IndexInput } from 'storybook/internal/types';
import { synonyms } from './synonyms.ts';

/** Stories that are shown however they are played: the controls, and the pictures of a component's page. */
const shown = ['Playground', 'Sheet', 'Texts'];

/** The tag of a component's story that is there for its play test. */
export const playTest = 'play-test';

/**
 * An indexer that tags the stories of components that are play tests, and names the first one of a component with the
 * component's synonyms: Storybook's search reads names alone. The stories of screens are states to look at.
 */
export function forReaders(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      return file.includes('/packages/ui/') ? inputs.map(forReader) : inputs;
    },
  };
}

function forReader(input: IndexInput): IndexInput {
  if (input.type !== 'story') return input;
  const { exportName, tags = [], title = '' } = input;
  const others = synonyms[title.split('/').at(-1) ?? ''];
  if (exportName === 'Playground' && others !== undefined) {
    return { ...input, name: `Playground (${others.join(', ')})` };
  }
  const isTest = tags.includes('play-fn') && !shown.includes(exportName);
  return isTest ? { ...input, tags: [...tags, playTest] } : input;
}
