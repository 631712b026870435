export { Form } from './Form.tsx';
export type { FormProps } from './Form.tsx';
export type { FieldProblem } from './field-problem.ts';
