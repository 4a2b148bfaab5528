import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Notice } from './lint';
import { noticeText } from './texts';
import { useGo } from './useGo';

interface NoticesProps {
	readonly notices: readonly Notice[];
}

export function Notices( { notices }: NoticesProps ) {
	const errors = notices.filter( ( { level } ) => level === 'error' );
	const hints = notices.filter( ( { level } ) => level === 'hint' );
	if ( notices.length === 0 ) {
		return <p>{ __( 'No problems found in this wheel.', 'rueda' ) }</p>;
	}
	return (
		<>
			<Group
				title={ __( 'Errors', 'rueda' ) }
				kind="errors"
				notices={ errors }
			/>
			<Group
				title={ __( 'Recommendations', 'rueda' ) }
				kind="hints"
				notices={ hints }
			/>
		</>
	);
}

interface GroupProps extends NoticesProps {
	readonly title: string;
	readonly kind: 'errors' | 'hints';
}

/** Each notice is a button that opens its place. */
function Group( { title, kind, notices }: GroupProps ) {
	const go = useGo();
	return notices.length === 0 ? null : (
		<div className={ `rueda-notices is-${ kind }` }>
			<h3 className="rueda-notices__title">{ title }</h3>
			<ul className="rueda-notices__list">
				{ notices.map( ( notice, index ) => (
					<li key={ index }>
						<Button
							variant="link"
							onClick={ () => go( notice.place ) }
						>
							{ noticeText( notice ) }
						</Button>
					</li>
				) ) }
			</ul>
		</div>
	);
}
