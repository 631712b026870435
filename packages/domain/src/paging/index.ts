export { defaultPageSize, type PageSize, pageSizes, totalPages } from './page-size.ts';
