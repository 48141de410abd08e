import { problemDays } from '#domain/problem.ts';
import { backend } from './backend.ts';

export const problems: typeof import('#data/problems/problems.ts') = {
  async addProblem(problem) {
    backend.problems = [...backend.problems, { ...problem, at: new Date() }];
  },

  async listProblems(now) {
    const since = now.getTime() - problemDays * 86_400_000;
    return backend.problems
      .filter(({ at }) => at.getTime() >= since)
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, 500);
  },
};
