<?php

declare( strict_types=1 );

namespace Rueda\Form\TestMessage;

use Rueda\Form\Form;
use Rueda\Form\Guard\SpamChecks;
use Rueda\Form\Intake\SubmissionHandler;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\Outcome;
use Rueda\Mail\MailTimeout;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Takes in the test message that the daily check sends through a form. It goes the way of a visitor's message, but no
 * function of others is told of it, nothing is counted, and nothing is stored.
 */
final class TestMessages {
	/** @param callable( TestRun ): SubmissionHandler $handler */
	public function __construct( private Clock $clock, private SpamChecks $spam, private $handler ) {}

	/**
	 * @param callable( Form, Outcome ): array<string, mixed> $answer Makes what a visitor's script would be told.
	 * @return array<string, mixed>|null Null if the request is no test message of this site.
	 */
	public function take( Form $form, Request $request, callable $answer ): ?array {
		$wanted = ( new TestToken( $this->clock ) )->use_up( $request->text( Request::TEST ), $form->id() );
		if ( null === $wanted ) {
			return null;
		}
		$run = new TestRun( $this->spam, new MailTimeout( $this->clock ), $wanted );
		return Hook::quietly(
			function () use ( $form, $request, $answer, $run ): array {
				$tried   = TestAnswers::tried( $form );
				$outcome = ( $this->handler )( $run )->receive( $tried, $request );
				return $answer( $tried, $outcome ) + [ 'rueda_test' => $run->told( $form ) ];
			}
		);
	}
}
