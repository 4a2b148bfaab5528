import { isOn } from '../../../../frontend/values/values';
import type { Run } from '../../rules/screens';
import type { Wheel } from '../../rules/wheel';
import { scoreSentence } from '../score-sentence';
import { summaryOf } from '../summary';

/** What the ratings say, in sentences: the score first, unless the author wishes for none. */
export function Words( {
	areas,
	answers,
	meta,
}: Pick< Run, 'areas' | 'answers' > & Pick< Wheel, 'meta' > ) {
	const score = isOn( meta[ 'wheel_meta_hide_score' ] )
		? ''
		: scoreSentence( areas, answers );
	return (
		<div>
			{ score && (
				<p className="wp-block-rueda-wheel__score">{ score }</p>
			) }
			<p className="wp-block-rueda-wheel__summary">
				{ summaryOf( areas, answers ) }
			</p>
		</div>
	);
}
