<?php

declare( strict_types=1 );

namespace Rueda\Tests\Compat\OldNames;

use Rueda\Compat\OldNames\NameLoader;
use Rueda\Tests\Form\FormTestCase;

/** A form and a message, where names of Contact Form 7 exist. */
abstract class OldNamesTestCase extends FormTestCase {
	protected const FIELDS = [
		[
			'name'       => 'your-name',
			'isRequired' => true,
			'className'  => 'big',
			'htmlId'     => 'who',
			'maxlength'  => 40,
		],
		[ 'name' => 'your-email', 'type' => 'email' ],
		[
			'name'    => 'topic',
			'type'    => 'select',
			'choices' => [ [ 'label' => 'General' ], [ 'label' => 'Sales', 'value' => 'sales@example.org' ] ],
		],
		[ 'name' => 'your-message', 'type' => 'textarea' ],
	];

	protected const ANSWERS = [
		'your-name'    => 'Ada',
		'your-email'   => 'ada@example.org',
		'topic'        => 'Sales',
		'your-message' => 'Hello',
	];

	protected function setUp(): void {
		parent::setUp();
		NameLoader::load();
		// Functions of themes read what was posted there.
		$_POST = self::ANSWERS;
	}

	protected function tearDown(): void {
		$_POST = [];
		parent::tearDown();
	}
}
