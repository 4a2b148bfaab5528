import { CheckboxControl, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { PLAIN } from '../../settings/plain';
import type { CheckedKit } from '../rules/answers';
import { frontPageIn, newPagesIn, type ImportChoice } from '../rules/importing';
import type { ImportActions } from './useImport';

/** Says before anything is imported what becomes of the pages. */
export function PagesAreDrafts( { kit }: { readonly kit: CheckedKit } ) {
	const pages = newPagesIn( kit );
	return pages.length > 0 ? (
		<Notice status="info" isDismissible={ false }>
			{ __(
				'New pages come as drafts: visitors do not see them, and they do not appear in menus.',
				'rueda'
			) }{ ' ' }
			{ kit.publish &&
				pages.some( ( { draft } ) => ! draft ) &&
				__(
					'In the next step you can have them published at once.',
					'rueda'
				) }
		</Notice>
	) : null;
}

interface NewPagesProps {
	readonly kit: CheckedKit;
	readonly choice: ImportChoice;
	readonly actions: ImportActions;
}

/** Asks whether visitors see the new pages as soon as they are imported, and one of them first of all. */
export function NewPages( { kit, choice, actions }: NewPagesProps ) {
	const canPublish = kit.publish && newPagesIn( kit, choice ).length > 0;
	const front = frontPageIn( kit, choice );
	if ( ! canPublish && ! front ) {
		return null;
	}
	return (
		<section className="rueda-kits__section">
			<h3>{ __( 'New pages', 'rueda' ) }</h3>
			{ canPublish && (
				<CheckboxControl
					{ ...PLAIN }
					label={ __( 'Publish the pages now', 'rueda' ) }
					help={ __(
						'Without it, they are drafts until you publish them: visitors do not see them, and they do not appear in menus.',
						'rueda'
					) }
					checked={ choice.isPublishing }
					onChange={ actions.publish }
				/>
			) }
			{ front && (
				<CheckboxControl
					{ ...PLAIN }
					label={ sprintf(
						/* translators: %s: the title of a page, as in "Home". */
						__( 'Make “%s” the front page', 'rueda' ),
						front.title
					) }
					help={ frontPageText( front ) }
					checked={ choice.isFront }
					onChange={ actions.makeFront }
				/>
			) }
		</section>
	);
}

const frontPageText = ( { isNew }: { readonly isNew: boolean } ): string =>
	isNew
		? __(
				'Visitors see it first. It is published for that, with the other pages. An undo brings back what is there now.',
				'rueda'
			)
		: __(
				'Visitors see it first. An undo brings back what is there now.',
				'rueda'
			);
