import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface QuestionProps {
	readonly title: string;
	readonly children: ReactNode;
	/** What the button says that goes on and loses something. */
	readonly yes: string;
	/** What the button says that leaves everything as it is. */
	readonly no?: string;
	readonly onYes: () => void;
	readonly onNo: () => void;
}

/** Asked before something is lost. Closing it in any way is a no. */
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
