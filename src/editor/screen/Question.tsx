import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface QuestionProps {
	readonly title: string;
	readonly children: ReactNode;
	/** The text of the button that confirms. */
	readonly yes: string;
	/** The text of the button that cancels. */
	readonly no?: string;
	readonly onYes: () => void;
	readonly onNo: () => void;
}

/** Asks before something is lost. Closing the dialog cancels. */
export function Question( {
	title,
	children,
	yes,
	no = __( 'Cancel', 'rueda' ),
	onYes,
	onNo,
}: QuestionProps ) {
	return (
		<Modal title={ title } size="small" onRequestClose={ onNo }>
			<p>{ children }</p>
			<div className="rueda-question__answers">
				<Button variant="tertiary" onClick={ onNo }>
					{ no }
				</Button>
				<Button variant="primary" isDestructive onClick={ onYes }>
					{ yes }
				</Button>
			</div>
		</Modal>
	);
}
