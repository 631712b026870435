export type { ListAnswer, Paging } from './list-answer.ts';
export { ListPage } from './ListPage.tsx';
export type { ListPageProps, ListTable } from './ListPage.tsx';
export { ListPages } from './ListPages.tsx';
export type { ListPagesProps } from './ListPages.tsx';
