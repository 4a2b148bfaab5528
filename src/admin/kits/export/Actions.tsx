import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LeftOut } from './LeftOut';
import { Problem } from '../Loaded';
import type { Step } from './useExport';

interface ActionsProps {
	readonly step: Step;
	readonly size: string;
	readonly onSave: () => void;
}

export function Actions( { step, size, onSave }: ActionsProps ) {
	const way = step.name === 'under way' ? step.way : null;
	return (
		<div className="rueda-kits__foot">
			{ step.name === 'failed' && <Problem why={ step.why } /> }
			{ step.name === 'done' && (
				<>
					<Notice status="success" isDismissible={ false }>
						{ step.said }
					</Notice>
					<LeftOut names={ step.leftOut } />
				</>
			) }
			<p className="rueda-kits__size">{ size }</p>
			<div className="rueda-kits__actions">
				<Button
					variant="primary"
					type="submit"
					isBusy={ way === 'download' }
				>
					{ way === 'download'
						? __( 'Creating the kit…', 'rueda' )
						: __( 'Download kit', 'rueda' ) }
				</Button>
				<Button
					variant="secondary"
					isBusy={ way === 'save' }
					onClick={ ( event: {
						currentTarget: HTMLButtonElement;
					} ) => {
						if ( event.currentTarget.form?.reportValidity() ) {
							onSave();
						}
					} }
				>
					{ way === 'save'
						? __( 'Saving…', 'rueda' )
						: __( 'Save on this site', 'rueda' ) }
				</Button>
			</div>
		</div>
	);
}
