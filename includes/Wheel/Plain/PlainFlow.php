<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Plain;

use Rueda\CallToAction\CallToActionMarkup;
use Rueda\Chart\ChartType;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Wheel\Wheel;

defined( 'ABSPATH' ) || exit;

/**
 * The wheel without JavaScript: all areas at once, one POST to the same page, and the result in its answer.
 *
 * Nothing is stored and nobody's rights are used, so no nonce is needed: it would only expire in page caches.
 */
final class PlainFlow {
	/** Where scripts ask for a wheel. If that is refused, they show this form and tell of it. */
	public const ROUTE = 'wp/v2/wheel/';

	public function __construct(
		private PlainWheelPost $post,
		private ReportForm $keep,
		private CallToActionMarkup $call,
		private RefusedCalls $refused
	) {}

	public function form( Wheel $wheel, string $id ): string {
		return PlainForm::render( new Answers( $wheel, [] ), $id, false );
	}

	/** The result, or the form, for what was posted for this place; null when nothing was. */
	public function answer( Wheel $wheel, string $id ): ?string {
		if ( [] === $wheel->areas || $this->post->place() !== $id ) {
			return null;
		}
		if ( '' !== $this->post->text( PlainWheelPost::OPEN ) ) {
			return $this->form( $wheel, $id );
		}
		$answers = $this->post->answers( $wheel );
		if ( [] !== $answers->errors() ) {
			return PlainForm::render( $answers, $id, true );
		}
		$this->refused->note( self::ROUTE, $this->post->text( RefusedCalls::FIELD ) );
		return PlainResult::render(
			$answers,
			$id,
			ChartType::from_word( $wheel->chart_type ),
			$this->keep->form( $answers, $id ) . $this->call->of_wheel( $wheel->id, $answers->rated_wheel() )
		);
	}
}
