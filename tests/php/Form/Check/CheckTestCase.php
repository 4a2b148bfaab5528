<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Check;

use Rueda\Form\Check\AttachmentChecks;
use Rueda\Form\Check\BodyChecks;
use Rueda\Form\Check\ConditionChecks;
use Rueda\Form\Check\ConfigChecks;
use Rueda\Form\Check\Finding;
use Rueda\Form\Check\MailChecks;
use Rueda\Form\Letter\SampleAnswers;
use Rueda\Support\Clock;
use Rueda\Tests\Form\FormTestCase;

abstract class CheckTestCase extends FormTestCase {
	protected const EMAIL = [ 'type' => 'email', 'name' => 'your-email', 'label' => 'Email', 'isRequired' => true ];

	protected function setUp(): void {
		parent::setUp();
		// Senders are compared with this domain.
		add_filter( 'network_home_url', static fn (): string => 'https://www.example.org' );
	}

	/**
	 * @return array<string, string> Sections by code.
	 */
	protected function codes( array $fields, array $settings = [] ): array {
		return array_reduce(
			$this->findings( $fields, $settings ),
			static fn ( array $codes, Finding $finding ): array => $codes + [ $finding->code => $finding->section ],
			[]
		);
	}

	/** @return list<Finding> */
	protected function findings( array $fields, array $settings = [] ): array {
		$checks = new ConfigChecks(
			new BodyChecks(),
			new ConditionChecks(),
			new MailChecks( new AttachmentChecks(), new SampleAnswers( new Clock() ) )
		);
		return $checks->findings( $this->form( $fields, $settings ) );
	}
}
