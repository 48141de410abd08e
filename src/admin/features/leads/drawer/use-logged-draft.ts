import { useEffect } from 'react';
import type { Activity } from '#domain/leads/lead-activity.ts';
import { tabDrafts } from '../../../shared/drafts/draft-store.ts';

/** Drops the draft of an entry whose answer got lost, once the history has it. */
export function useLoggedDraft(key: string, entryId: string, activity: Activity[]): void {
  const isLogged = activity.some(({ id }) => id === entryId);
  useEffect(() => {
    if (isLogged) tabDrafts.drop(key);
  }, [isLogged, key]);
}
