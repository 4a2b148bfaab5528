<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

use Rueda\Support\Clock;
use Rueda\Support\Listeners\ListenerHealth;
use Rueda\Tests\Form\FormTestCase;

/** Messages that a function on a hook should have checked, which has failed. */
final class UncheckedTest extends FormTestCase {

	private const FIELDS = [ [ 'name' => 'your-name' ], [ 'name' => 'other' ] ];

	/** @return iterable<string, array{string}> */
	public function hooks(): iterable {
		yield 'of a field' => [ 'wpcf7_validate_text' ];
		yield 'of the form' => [ 'wpcf7_validate' ];
	}

	/** @dataProvider hooks */
	public function test_a_message_that_nobody_could_check_is_neither_mailed_nor_lost( string $hook ): void {
		$this->expect_failing_listeners();
		require_once dirname( __DIR__, 2 ) . '/fixtures/old-snippets.php';
		add_filter( $hook, static fn () => rueda_tests_break( 'Ada' ) );

		$answer = $this->answer( $this->make_form( self::FIELDS ), [ 'your-name' => 'Ada' ] );

		self::assertSame( 'mail_failed', $answer['status'] );
		self::assertSame(
			'There was an error trying to send your message. Please try again later.',
			$answer['message']
		);
		self::assertSame( [], $this->mails );
		self::assertSame( [ 'spam' ], array_column( $this->messages(), 'status' ) );
		self::assertStringContainsString(
			'A function that checks messages has failed',
			implode( ' ', $this->messages()[0] )
		);
		self::assertStringContainsString(
			$hook,
			(string) wp_json_encode( ( new ListenerHealth( new Clock() ) )->test() )
		);
	}

	public function test_consent_is_asked_for_before_a_message_that_nobody_could_check_is_kept(): void {
		$this->expect_failing_listeners();
		add_filter( 'wpcf7_validate_text', static fn () => rueda_tests_break( 'Ada' ) );
		$fields = [ ...self::FIELDS, [ 'type' => 'acceptance', 'name' => 'terms', 'conditionText' => 'Yes' ] ];
		$form   = $this->make_form( $fields );

		self::assertSame( 'acceptance_missing', $this->answer( $form, [ 'your-name' => 'Ada' ] )['status'] );
		self::assertSame( [], $this->messages() );

		$this->answer( $form, [ 'your-name' => 'Ada', 'terms' => '1' ] );
		self::assertSame( [ '{"terms":"Yes"}' ], array_column( $this->messages(), 'consents' ) );
	}

	public function test_what_another_function_refuses_is_refused(): void {
		$this->expect_failing_listeners();
		add_filter( 'wpcf7_validate_text', static fn () => rueda_tests_break( 'Ada' ) );
		add_filter(
			'wpcf7_validate',
			static function ( $result ) {
				$result->invalidate( 'other', 'Please fill this in.' );
				return $result;
			}
		);
		$answer = $this->answer( $this->make_form( self::FIELDS ), [ 'your-name' => 'Ada' ] );

		self::assertSame( 'validation_failed', $answer['status'] );
		self::assertSame( [], $this->messages() );
	}

	public function test_a_function_that_fails_on_another_hook_costs_only_itself(): void {
		$this->expect_failing_listeners();
		add_filter( 'wpcf7_posted_data', static fn () => rueda_tests_break( 'Ada' ) );

		$answer = $this->answer( $this->make_form( self::FIELDS ), [ 'your-name' => 'Ada' ] );
		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertCount( 1, $this->mails );
	}
}
