<?php

declare( strict_types=1 );

namespace Rueda\Form\TestMessage;

use Rueda\Form\Guard\SingleUse;
use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Marks a request as the test message of a form. Only this site can make a token, and each is valid once. */
final class TestToken {
	/** What becomes of the email of a test message. */
	public const SEND = 'send';
	public const STOP = 'stop';

	/** Seconds. The site asks itself, so the request arrives at once. */
	private const LIFE = 5 * MINUTE_IN_SECONDS;

	private const TOKEN = '/^(\d{1,12})-([A-Za-z0-9]{20})-(send|stop)-([0-9a-f]{64})$/D';

	public function __construct( private Clock $clock ) {}

	/** @param self::SEND|self::STOP $email */
	public function make( int $form_id, string $email ): string {
		$time   = (string) $this->clock->now();
		$random = wp_generate_password( 20, false );
		return implode( '-', [ $time, $random, $email, self::signature( $form_id, $time, $random, $email ) ] );
	}

	/** @return self::SEND|self::STOP|null Null if the token is not valid for this form, or no longer. */
	public function use_up( string $token, int $form_id ): ?string {
		if ( 1 !== preg_match( self::TOKEN, $token, $parts ) ) {
			return null;
		}
		[ , $time, $random, $email, $signature ] = $parts;

		$age = $this->clock->now() - (int) $time;
		return hash_equals( self::signature( $form_id, $time, $random, $email ), $signature )
			&& $age >= 0
			&& $age <= self::LIFE
			&& ( new SingleUse( $this->clock ) )->use_up( "test message $random", 2 * self::LIFE, '' )
			? ( self::SEND === $email ? self::SEND : self::STOP )
			: null;
	}

	private static function signature( int $form_id, string ...$parts ): string {
		return Secret::signature( 'test message', (string) $form_id, ...$parts );
	}
}
