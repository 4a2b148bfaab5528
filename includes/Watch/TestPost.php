<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use Rueda\Form\Form;
use Rueda\Form\Guard\Honeypot;
use Rueda\Form\Post\Request;
use Rueda\Form\TestMessage\TestAnswers;
use Rueda\Form\TestMessage\TestToken;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** The request with which a browser would send a form, filled in as a test message. */
final class TestPost {
	/** Milliseconds that a person needs at least: see Honeypot. */
	private const FILLING_IN = 1600;

	public function __construct( private Clock $clock ) {}

	/**
	 * @param TestToken::SEND|TestToken::STOP $email
	 * @return array{body: string, headers: array<string, string>}
	 */
	public function make( Form $form, PrintedForm $printed, string $page, string $email ): array {
		$this->wait( $printed->inputs[ Honeypot::TIME ] ?? '' );
		$fields = [
			Request::KEY  => wp_generate_password( 20, false ),
			Request::TEST => ( new TestToken( $this->clock ) )->make( $form->id(), $email ),
		] + ( new TestAnswers( $this->clock ) )->for_form( $form ) + $printed->inputs;

		$boundary = wp_generate_password( 24, false );
		$body     = '';
		foreach ( $fields as $name => $value ) {
			foreach ( (array) $value as $one ) {
				$body .= sprintf(
					"--%s\r\nContent-Disposition: form-data; name=\"%s\"\r\n\r\n%s\r\n",
					$boundary,
					is_array( $value ) ? "{$name}[]" : $name,
					$one
				);
			}
		}
		return [
			'body'    => "$body--$boundary--\r\n",
			'headers' => [
				'Content-Type'    => "multipart/form-data; boundary=$boundary",
				'Accept'          => 'application/json, */*;q=0.1',
				'Accept-Language' => str_replace( '_', '-', get_locale() ),
				'Sec-Fetch-Site'  => 'same-origin',
				'Referer'         => $page,
			],
		];
	}

	/** Waits until a person could have filled in the page, which was made just now unless it comes from a cache. */
	private function wait( string $stamp ): void {
		$made = Honeypot::time_of_stamp( $stamp );
		$left = null === $made ? 0.0 : self::FILLING_IN - ( $this->clock->milliseconds() - $made );
		if ( $left > 0 && $left <= self::FILLING_IN ) {
			usleep( (int) ( 1000 * $left ) );
		}
	}
}
