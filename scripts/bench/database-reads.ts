export function isRead({ url, method }: { url: string; method: string }): boolean {
  return method === 'POST' && /documents:(runQuery|batchGet|runAggregationQuery)/.test(url);
}

export function documentsIn(answer: string): number {
  return answer.match(/"updateTime"/g)?.length ?? 0;
}
