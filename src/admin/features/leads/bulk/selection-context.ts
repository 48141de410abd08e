import { createContext } from 'react';
import type { Lead } from '#domain/leads/lead.ts';
import type { Selection } from '../../../shared/parts/use-selection.ts';

/** null where nothing can be selected. */
export const SelectionContext = createContext<Selection<Lead> | null>(null);
