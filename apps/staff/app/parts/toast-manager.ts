import { Toast } from '@base-ui/react/toast';

/** Where commands say what became of them. The list that shows it (toasts.tsx) is loaded after the page. */
export const toasts = Toast.createToastManager();
