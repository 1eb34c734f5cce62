import { showToast } from '#web/ui/feedback/show-toast.ts';
import { t } from '../messages/index.ts';

export function toastSaved(): void {
  showToast({ title: t('admin.saved'), tone: 'success' });
}
