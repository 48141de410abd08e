import { useFetcher } from 'react-router-dom';

/** The same fetcher everywhere, so each component knows that a sign-out is under way. */
export const useSignOut = () => useFetcher({ key: 'sign-out' });
