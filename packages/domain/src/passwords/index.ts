export {
  type PasswordProblem,
  passwordProblem,
  passwordProblemText,
  shortestPassword,
} from './password-problem.ts';
