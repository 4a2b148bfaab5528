import { __ } from '@wordpress/i18n';
import { useEffect, useId, useState } from '@wordpress/element';
import { lazyComponent } from '../../../../frontend/loader/lazy-component';
import type { Result } from '../../rules/screens';
import { forgetDraft, recallDraft } from './draft';

const StepsForm = lazyComponent(
	'steps',
	() => import( /* webpackChunkName: "steps" */ './StepsForm' )
);

export interface StepsProps {
	readonly flow: Result;
	/** Saves the report, unless that is done or being done. */
	readonly onSave: () => void;
}

/** Lets visitors write what they will do next. Nothing of it is sent before they save it. */
export function Steps( props: StepsProps ) {
	const { report, key } = props.flow;
	const id = useId();
	const [ wasOpened, setOpened ] = useState( () => !! recallDraft( key ) );
	const [ isOpen, setOpen ] = useState( wasOpened );
	const isDeleted = report.status === 'deleted';
	useEffect( () => {
		if ( isDeleted ) {
			forgetDraft();
		}
	}, [ isDeleted ] );
	// Other servers do not take steps.
	if (
		isDeleted ||
		( report.status === 'saved' && ! report.report.ownerLink )
	) {
		return null;
	}
	return (
		<section
			className="wp-block-rueda-wheel__what-next"
			aria-labelledby={ id }
		>
			<h3 id={ id } className="wp-block-rueda-wheel__part">
				{ __( 'What next', 'rueda' ) }
			</h3>
			<button
				type="button"
				className="rueda-share__link"
				aria-expanded={ isOpen }
				aria-controls={ `${ id }-form` }
				onClick={ () => {
					setOpened( true );
					setOpen( ! isOpen );
				} }
			>
				{ __( 'Write next steps', 'rueda' ) }
			</button>
			<div id={ `${ id }-form` } hidden={ ! isOpen }>
				{ wasOpened && <StepsForm { ...props } /> }
			</div>
		</section>
	);
}
