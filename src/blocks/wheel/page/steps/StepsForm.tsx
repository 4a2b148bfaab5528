import { __, sprintf } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import { REPORT_LIMITS } from '../../../../definitions/report-limits';
import type { Result } from '../../rules/screens';
import type { Step } from './draft';
import type { StepsProps } from './Steps';
import { useSteps, type StepsState } from './useSteps';

/** The fields of three steps. They are sent when the visitor saves them, and not before. */
export default function StepsForm( props: StepsProps ) {
	const state = useSteps( props );
	return (
		<form
			className="rueda-mail"
			aria-busy={ state.isSaving }
			onSubmit={ ( event ) => {
				event.preventDefault();
				state.save();
			} }
		>
			<p className="rueda-mail__line">
				{ __(
					'Choose up to three areas, and what to do next for each. Nothing is sent before you save it; then whoever has the report’s address can read it.',
					'rueda'
				) }
			</p>
			{ state.steps.map( ( step, at ) => (
				<StepFields
					key={ at }
					{ ...{ step, at, state } }
					flow={ props.flow }
				/>
			) ) }
			<div className="rueda-mail__actions">
				<button
					type="submit"
					className="rueda-mail__send wp-element-button"
					aria-disabled={ state.isSaving }
					data-rueda-busy={ state.isSaving || undefined }
				>
					{ state.isSaving
						? __( 'Saving…', 'rueda' )
						: __( 'Save the steps', 'rueda' ) }
				</button>
			</div>
			<Outcome { ...state } />
		</form>
	);
}

function Outcome( { outcome }: Pick< StepsState, 'outcome' > ) {
	return (
		<>
			<p
				role="status"
				className={ `rueda-share__status${ outcome?.isSaved === false ? ' is-failed' : '' }` }
			>
				{ outcome &&
					( outcome.isSaved
						? __(
								'Your steps are saved. Your report shows them.',
								'rueda'
							)
						: outcome.problem ) }
			</p>
			{ outcome?.isSaved && outcome.calendar && (
				<p className="rueda-mail__line">
					<a
						className="rueda-share__link"
						href={ outcome.calendar }
						rel="nofollow"
						download="steps.ics"
					>
						{ __( 'Add the steps to my calendar', 'rueda' ) }
					</a>
				</p>
			) }
		</>
	);
}

interface StepFieldsProps {
	readonly step: Step;
	readonly at: number;
	readonly state: StepsState;
	readonly flow: Result;
}

function StepFields( { step, at, state, flow }: StepFieldsProps ) {
	const id = useId();
	const { steps, labels, isSaving, wereSaved } = state;
	const isEmpty = steps.every( ( { text } ) => text.trim() === '' );
	const change = ( more: Partial< Step > ) => {
		if ( ! isSaving ) {
			state.change( at, more );
		}
	};
	const note = flow.notes[ flow.answers[ step.area ?? -1 ]?.area ?? -1 ];
	return (
		<fieldset className="rueda-step">
			<legend>
				{ sprintf(
					/* translators: %d: 1, 2 or 3. */
					__( 'Step %d', 'rueda' ),
					at + 1
				) }
			</legend>
			<AreaField { ...{ step, labels, change } } />
			<label className="rueda-mail__field" htmlFor={ `${ id }-text` }>
				{ __( 'What I will do', 'rueda' ) }
				<input
					id={ `${ id }-text` }
					type="text"
					maxLength={ REPORT_LIMITS.step }
					// Once saved, steps are deleted by emptying them.
					required={ at === 0 && isEmpty && ! wereSaved }
					aria-describedby={ note ? `${ id }-note` : undefined }
					value={ step.text }
					onChange={ ( { target } ) =>
						change( { text: target.value } )
					}
				/>
			</label>
			<label className="rueda-mail__field" htmlFor={ `${ id }-day` }>
				{ __( 'Until (optional)', 'rueda' ) }
				<input
					id={ `${ id }-day` }
					type="date"
					min={ today() }
					value={ step.day }
					onChange={ ( { target } ) =>
						change( { day: target.value } )
					}
				/>
			</label>
			{ note && (
				<p id={ `${ id }-note` } className="rueda-step__note">
					{ __( 'Note:', 'rueda' ) } { note }
				</p>
			) }
		</fieldset>
	);
}

interface AreaFieldProps {
	readonly step: Step;
	readonly labels: readonly string[];
	readonly change: ( more: Partial< Step > ) => void;
}

function AreaField( { step, labels, change }: AreaFieldProps ) {
	const id = useId();
	return (
		<label className="rueda-mail__field" htmlFor={ id }>
			{ __( 'Area', 'rueda' ) }
			<select
				id={ id }
				value={ step.area ?? '' }
				required={ step.text.trim() !== '' }
				onChange={ ( { target } ) =>
					change( {
						area:
							target.value === '' ? null : Number( target.value ),
					} )
				}
			>
				<option value="">{ __( 'Choose an area', 'rueda' ) }</option>
				{ labels.map( ( label, index ) => (
					<option key={ index } value={ index }>
						{ label }
					</option>
				) ) }
			</select>
		</label>
	);
}

/** The visitor's day, as fields for days have it. */
function today(): string {
	const now = new Date();
	return new Date( now.getTime() - now.getTimezoneOffset() * 60_000 )
		.toISOString()
		.slice( 0, 10 );
}
