import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface CheckListEntry {
	readonly isError: boolean;
	readonly text: string;
	/** Opens the place that it is about. */
	readonly onPress: () => void;
}

interface CheckListProps {
	readonly entries: readonly CheckListEntry[];
}

/** What a check has found: errors first, each as a button. */
export const CheckList = ( { entries }: CheckListProps ) => (
	<>
		<Group
			kind="errors"
			title={ __( 'Errors', 'rueda' ) }
			entries={ entries.filter( ( { isError } ) => isError ) }
		/>
		<Group
			kind="hints"
			title={ __( 'Recommendations', 'rueda' ) }
			entries={ entries.filter( ( { isError } ) => ! isError ) }
		/>
	</>
);

interface GroupProps extends CheckListProps {
	readonly kind: 'errors' | 'hints';
	readonly title: string;
}

function Group( { kind, title, entries }: GroupProps ) {
	return entries.length === 0 ? null : (
		<div className={ `rueda-notices is-${ kind }` }>
			<h3 className="rueda-notices__title">{ title }</h3>
			<ul className="rueda-notices__list">
				{ entries.map( ( { text, onPress }, index ) => (
					<li key={ index }>
						<Button variant="link" onClick={ onPress }>
							{ text }
						</Button>
					</li>
				) ) }
			</ul>
		</div>
	);
}
