/** Whether a request asks the database for documents. */
export function isRead({ url, method }: { url: string; method: string }): boolean {
  return method === 'POST' && /documents:(runQuery|batchGet|runAggregationQuery)/.test(url);
}

/** The number of documents in the database's answer. */
export function documentsIn(answer: string): number {
  return answer.match(/"updateTime"/g)?.length ?? 0;
}
