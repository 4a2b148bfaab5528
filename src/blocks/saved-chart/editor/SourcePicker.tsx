import type { Attributes } from './attributes';
import { ReportPicker } from './ReportPicker';
import { WheelPicker } from '../../../editor/wheels/WheelPicker';
import type { Source } from '../rules/source';

export interface SourceProps {
	readonly source: Source;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

/** Which report, or which wheel. */
export const SourcePicker = ( {
	source: { show, id },
	onChange,
}: SourceProps ) =>
	show === 'report' ? (
		<ReportPicker
			value={ id }
			onChange={ ( reportId ) => onChange( { show, reportId } ) }
		/>
	) : (
		<WheelPicker
			value={ id }
			onChange={ ( wheelId ) => onChange( { wheelId } ) }
		/>
	);
