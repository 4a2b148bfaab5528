import { AfterSendingPanel } from './AfterSendingPanel';
import type { PanelName } from './rules/findings';
import { MailFields } from './MailFields';
import { SettingFields } from './SettingFields';
import { TextFields } from './TextFields';

interface PanelContentProps {
	readonly formId: number;
	readonly panel: PanelName;
}

export function PanelContent( { formId, panel }: PanelContentProps ) {
	switch ( panel ) {
		case 'mail':
		case 'mail_2':
			return <MailFields formId={ formId } which={ panel } />;
		case 'messages':
			return <TextFields formId={ formId } />;
		case 'after':
			return <AfterSendingPanel formId={ formId } />;
		case 'settings':
			return <SettingFields formId={ formId } />;
	}
}
