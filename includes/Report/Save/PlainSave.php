<?php

declare( strict_types=1 );

namespace Rueda\Report\Save;

use Rueda\Compat\WheelOfLife;
use Rueda\Report\Runs;
use Rueda\Support\Verbatim;
use Rueda\Wheel\Plain\Answers;
use Rueda\Wheel\Plain\PlainWheelPost;
use Rueda\Wheel\Plain\ReportForm;
use Rueda\Wheel\WheelReader;

defined( 'ABSPATH' ) || exit;

/**
 * Saves the result of a wheel as a report for visitors without scripts. A button does so, because the result itself is
 * made again with each reload of a posted page.
 *
 * Like the result, saving needs no nonce: limits and the run's key protect it. Only a report that is to belong to a
 * user who is logged in needs the proof that this user has pressed the button.
 */
final class PlainSave implements ReportForm {
	private const KEY  = 'rueda_wheel_run';
	private const USER = 'rueda_wheel_user';

	/** @var array{place: string, key: string, words: string}|null What could not be kept. */
	private ?array $failure = null;

	public function __construct( private PlainWheelPost $post, private Saver $saver ) {}

	/** Runs before the page is begun, so that the visitor can be redirected to the report. */
	public function receive(): void {
		$this->failure = null;
		$key           = $this->post->text( self::KEY );
		$place         = $this->post->place();
		$wheel         = ! WheelOfLife::is_active() && Runs::is_key( $key )
			? WheelReader::open_wheel( $this->post->wheel_id() )
			: null;
		$answers       = null === $wheel ? null : $this->post->answers( $wheel );
		// The page answers anything else as it answers a wheel that was filled in.
		if ( null === $wheel || null === $answers || [] !== $answers->errors() || [] === $answers->rated() ) {
			return;
		}
		$outcome = $this->saver->known( $key ) ?? $this->saver->keep(
			( new SentChart( $wheel ) )->of_areas( $answers->rated() ),
			$this->user(),
			get_locale(),
			$key
		);
		if ( null !== $outcome->report ) {
			nocache_headers();
			// Without `#`, the browser would add the wheel's place on the page to the address that the visitor keeps.
			wp_safe_redirect( $outcome->owner_link . '#', 303, 'Rueda' );
			exit;
		}
		$this->failure = [
			'place' => $place,
			// The key of a deleted report cannot be used again.
			'key'   => null === $this->saver->known( $key ) ? $key : '',
			'words' => $outcome->sentence,
		];
	}

	/**
	 * Prints the button, and why the last press failed. It is empty where nothing can be saved: for a draft, when all
	 * areas were skipped, and while Wheel of Life keeps the reports, whose store this button does not use.
	 */
	public function form( Answers $answers, string $id ): string {
		if (
			WheelOfLife::is_active()
			|| [] === $answers->rated()
			|| null === WheelReader::open_wheel( $answers->wheel_id() )
		) {
			return '';
		}
		$failure = ( $this->failure['place'] ?? '' ) === $id ? $this->failure : null;
		$key     = $failure['key'] ?? '';
		$fields  = $this->field( PlainWheelPost::PLACE, $id )
			. $this->field( self::KEY, '' === $key ? wp_generate_uuid4() : $key );
		foreach ( array_keys( $answers->areas ) as $area ) {
			$fields .= $this->field( sprintf( '%s[%s]', PlainWheelPost::RATINGS, $area ), $answers->chosen( $area ) );
			$beside  = [
				PlainWheelPost::NOTES  => $answers->note( $area ),
				PlainWheelPost::WISHES => $answers->chosen_wish( $area ),
			];
			foreach ( array_filter( $beside, static fn ( string $given ): bool => '' !== $given ) as $name => $given ) {
				$fields .= $this->field( sprintf( '%s[%s]', $name, $area ), $given );
			}
		}
		return sprintf(
			'<form class="%1$splain-keep" method="post" action="#%2$s">%3$s%4$s<p class="%1$shelp"'
				. ' id="%2$s-kept">%5$s</p><button type="submit" class="%1$ssubmit wp-element-button"'
				. ' aria-describedby="%2$s-kept">%6$s</button></form>',
			'wp-block-rueda-wheel__',
			esc_attr( $id ),
			null === $failure ? '' : sprintf(
				'<p class="wp-block-rueda-wheel__error" role="alert">%s</p>',
				esc_html( $failure['words'] )
			),
			$fields . ( is_user_logged_in() ? $this->field( self::USER, wp_create_nonce( self::USER ) ) : '' ),
			esc_html__(
				'A report has its own address, where you can see, share or delete your wheel. Only people who have the address can see it.',
				'rueda'
			),
			esc_html__( 'Save this result as a report', 'rueda' )
		);
	}

	private function user(): int {
		return false === wp_verify_nonce( $this->post->text( self::USER ), self::USER ) ? 0 : get_current_user_id();
	}

	private function field( string $name, string $value ): string {
		return sprintf(
			'<input type="hidden" name="%s" value="%s">',
			esc_attr( $name ),
			Verbatim::attribute( $value )
		);
	}
}
