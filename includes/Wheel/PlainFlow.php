<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Report\ChartType;

/**
 * The wheel without JavaScript: all areas at once, one POST to the same page, and the result in its answer.
 *
 * Nothing is stored and nobody's rights are used, so no nonce is asked for: it would only die in page caches.
 */
final class PlainFlow {

	/** Not `wheel` or `name`: WordPress takes its query from posted fields too. */
	private const PLACE   = 'rueda_wheel_place';
	private const RATINGS = 'rueda_ratings';

	public function __construct( private PlainForm $form, private PlainResult $result ) {}

	public function form( Wheel $wheel, string $id ): string {
		return $this->form->render( new Answers( $wheel, [] ), $id, self::PLACE, self::RATINGS, false );
	}

	/** What to say to the answers that came with this request; null when none came for this place. */
	public function answer( Wheel $wheel, string $id ): ?string {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- nothing is stored; the first two are compared, and Answers takes numbers within bounds and one word.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || [] === $wheel->areas() || ( $_POST[ self::PLACE ] ?? '' ) !== $id ) {
			return null;
		}
		$sent = $_POST[ self::RATINGS ] ?? [];
		// phpcs:enable
		$answers = new Answers( $wheel, is_array( $sent ) ? (array) wp_unslash( $sent ) : [] );
		return [] === $answers->errors()
			? $this->result->render( $answers, $id, ChartType::read( $wheel->chart_type() ) )
			: $this->form->render( $answers, $id, self::PLACE, self::RATINGS, true );
	}
}
